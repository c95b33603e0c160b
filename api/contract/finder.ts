/** The results of one resource; only resources that the user may list appear. */
export interface FoundGroup {
  resource: string;
  label: string;
  items: FoundItem[];
}

export interface FoundItem {
  id: number;
  title: string;
  detail: string | null;
  /** Where the back-office shows it, below its base address. */
  path: string;
}
