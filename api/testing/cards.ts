/** Test cards of the sandbox. */
export const cards = {
  good: '2201382000000013',
  declined: '2201382000000021',
} as const;
