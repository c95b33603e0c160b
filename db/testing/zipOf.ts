/** An archive of empty files with these names. */
export function zipOf(names: readonly string[]): Buffer {
  const heads: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const name of names.map((each) => Buffer.from(each))) {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(name.length, 26);
    heads.push(head, name);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    entries.push(entry, name);
    at += head.length + name.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...heads, directory, end]);
}
