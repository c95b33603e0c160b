import type { Readable } from 'node:stream';
import { Parser } from 'htmlparser2';
import { wrong } from './wrongFile.ts';

/** Receives tags in their order, by their names without a namespace. */
export interface XmlReader {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** A workbook nests a dozen tags; the parser looks through all open ones for each that ends. */
const mostOpen = 100;
const mostAttributes = 100;

/** No name or value in a workbook is longer; a longer one would have to be buffered whole. */
const longestPiece = 1024 * 1024;

export async function readXml(stream: Readable, { open, text, close }: XmlReader): Promise<void> {
  let [depth, attributes] = [0, 0];
  const parser = new Parser(
    {
      onopentagname: () => {
        attributes = 0;
      },
      onattribute: () => {
        attributes += 1;
        if (attributes > mostAttributes) throw wrong('Файл XLSX повреждён');
      },
      onopentag: (name, values) => {
        depth += 1;
        if (depth > mostOpen) throw wrong('Файл XLSX повреждён');
        open?.(localName(name), values);
      },
      ontext: text,
      onclosetag: (name) => {
        depth -= 1;
        close?.(localName(name));
      },
    },
    { xmlMode: true },
  );
  stream.setEncoding('utf8');
  let read = 0;
  for await (const chunk of stream) {
    parser.write(chunk);
    read += chunk.length;
    if (read - parser.startIndex > longestPiece) throw wrong('Файл XLSX повреждён');
  }
  parser.end();
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);
