/** Any of the columns that a new row may be given. */
export type New<M extends { _creationAttributes: unknown }> = Partial<M['_creationAttributes']>;
