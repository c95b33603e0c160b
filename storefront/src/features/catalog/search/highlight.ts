export interface Piece {
  text: string;
  isMatch: boolean;
}

/** The name split where the typed words occur in it; «е» also matches «ё», as in the search itself. */
export function highlight(name: string, query: string): Piece[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  const searched = plain(name);
  const marks = new Array<boolean>(name.length).fill(false);
  for (const word of words) {
    for (let at = searched.indexOf(word); at !== -1; at = searched.indexOf(word, at + 1))
      marks.fill(true, at, at + word.length);
  }
  return pieces(name, marks);
}

function pieces(name: string, marks: readonly boolean[]): Piece[] {
  const found: Piece[] = [];
  for (let at = 0; at < name.length; at += 1) {
    const last = found.at(-1);
    const isMatch = marks[at] ?? false;
    if (last?.isMatch === isMatch) last.text += name[at];
    else found.push({ text: name[at] ?? '', isMatch });
  }
  return found;
}

function plain(text: string): string {
  const lower = text.toLowerCase().replaceAll('ё', 'е');
  // A letter that grows in lower case would move the marks.
  return lower.length === text.length ? lower : text;
}
