/** Cards of the sandbox, for whoever pays in a test. */
export const cards = {
  good: '2201382000000013',
  declined: '2201382000000021',
} as const;
