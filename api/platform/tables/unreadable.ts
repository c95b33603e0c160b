/** A cell that no value can be made of. */
export class Unreadable extends Error {}
