/** What was found of one resource; a person gets groups only of what he may list. */
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
