/** Documents on MongoDB (`mongodb`). */
export { openMongoDatabases } from './documents/mongo/mongo-databases.ts';
export { openMongoDocuments } from './documents/mongo/mongo-documents.ts';
