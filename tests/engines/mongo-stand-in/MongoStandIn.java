import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import java.util.List;
import java.util.Set;

/** java MongoStandIn.java FILE PORT: answers as MongoDB does, and keeps what it has acknowledged in a file, so that it can be killed. */
public class MongoStandIn {
  private static final Set<String> READS = Set.of("find", "getMore", "aggregate", "count", "hello", "isMaster", "ismaster", "ping", "listIndexes", "listCollections", "endSessions");

  public static void main(String[] args) {
    var backend = new H2Backend(args[0]) {
      @Override
      public Document handleMessage(MongoMessage message) {
        var answer = super.handleMessage(message);
        if (!READS.contains(message.getDocument().keySet().iterator().next())) commit();
        return answer;
      }
    };
    // What the driver asks for at least.
    backend.version(new MongoVersion() {
      @Override
      public List<Integer> getVersionArray() {
        return List.of(4, 4, 0);
      }

      @Override
      public int getWireVersion() {
        return 9;
      }
    });
    new MongoServer(backend).bind("127.0.0.1", Integer.parseInt(args[1]));
  }
}
