import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.QueryResult;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.backend.h2.H2Collection;
import de.bwaldvogel.mongo.backend.h2.H2Database;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;

/** java MongoSubstitute.java FILE PORT: speaks MongoDB's wire protocol, and stores acknowledged writes in a file, so that it can be killed. */
public class MongoSubstitute {
  public static void main(String[] args) {
    var backend = new DurableBackend(args[0]);
    backend.version(new OldestSupportedVersion());
    new MongoServer(backend).bind("127.0.0.1", Integer.parseInt(args[1]));
  }

  static class OldestSupportedVersion implements MongoVersion {
    @Override
    public List<Integer> getVersionArray() {
      return List.of(4, 4, 0);
    }

    @Override
    public int getWireVersion() {
      return 9;
    }
  }

  static class DurableBackend extends H2Backend {
    private static final Set<String> READS = Set.of("find", "getMore", "aggregate", "count", "hello", "isMaster", "ismaster", "ping", "listIndexes", "listCollections", "endSessions");

    /** Holds everything that a test stores: reading the file for each query would take most of the time. */
    private static final int CACHE_MEGABYTES = 192;

    DurableBackend(String file) {
      super(new MVStore.Builder().fileName(file).cacheSize(CACHE_MEGABYTES).autoCommitDisabled().open());
    }

    @Override
    public Document handleMessage(MongoMessage message) {
      var answer = super.handleMessage(message);
      if (!READS.contains(message.getDocument().keySet().iterator().next())) commit();
      return answer;
    }

    @Override
    protected MongoDatabase openOrCreateDatabase(String name) {
      return new Database(name);
    }

    private class Database extends H2Database {
      Database(String name) {
        super(name, getMvStore(), DurableBackend.this.getCursorRegistry());
      }

      @Override
      protected MongoCollection<Object> openOrCreateCollection(String name, CollectionOptions options) {
        var path = getDatabaseName() + "." + name;
        return new Collection(this, name, options, getMvStore().openMap("databases." + path), getMvStore().openMap("meta." + path), cursorRegistry);
      }
    }
  }

  /** Without this, a query by id and another field reads the whole collection. */
  static class Collection extends H2Collection {
    Collection(MongoDatabase database, String name, CollectionOptions options, MVMap<Object, Document> documents, MVMap<String, Object> about, CursorRegistry cursors) {
      super(database, name, options, documents, about, cursors);
    }

    @Override
    protected QueryResult matchDocuments(Document query, Document orderBy, int skip, int limit, int batchSize, Document fields) {
      if (!(query.get("_id") instanceof String id)) return super.matchDocuments(query, orderBy, skip, limit, batchSize, fields);
      return matchDocumentsFromStream(Stream.ofNullable(getDocument(id)), query, orderBy, skip, limit, batchSize, fields);
    }
  }
}
