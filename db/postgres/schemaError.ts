/** A database that this version cannot migrate, said in one sentence to the operator. */
export class SchemaError extends Error {
  override name = 'SchemaError';
}
