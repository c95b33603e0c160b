/** Where the accounts of the demo get their letters: nowhere. All of them share a published password. */
export const demoMailDomain = 'demo.local';
