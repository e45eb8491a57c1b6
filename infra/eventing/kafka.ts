/** The bus on Kafka (`kafkajs`). */
export { openKafkaBus } from './bus/kafka/kafka-bus.ts';
