/** Whether `If-Match` names another version of a row than the one that is there. */
export const isOutdated = (ifMatch: string | undefined, { version }: { version?: number }): boolean =>
  ifMatch !== undefined && ifMatch !== '*' && ifMatch.replace(/^W\/|"/g, '') !== String(version);
