/** Resources whose deletion is final, and why. All others that can be deleted have a trash. */
export const deletedForGood: Readonly<Record<string, string>> = {
  redirects:
    'The database writes redirects itself when an address changes, one for an address; an old one in the trash would be in the way of a new.',
  webhooks:
    'Its secret and its log go with it: a restored webhook would send what its owner has long forgotten.',
};
