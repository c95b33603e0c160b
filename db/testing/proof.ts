/** How often a proof is repeated: as often as it is usually worth the time, or in full with `PROOF=1`. Its negative control is the same in both. */
export const timesOfProof = (usual: number, full: number): number =>
  process.env.PROOF === '1' ? full : usual;
