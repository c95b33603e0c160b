import { zipOf } from '@odonta/db/testing/zipOf.ts';
import { privateMimeOf } from '@odonta/db/vocabulary/privateFiles.ts';
import { expect } from 'chai';
import fc from 'fast-check';

describe('the kind of a private file', () => {
  const types = '[Content_Types].xml';
  const office = 'application/vnd.openxmlformats-officedocument';

  it('follows from its bytes: of Office, of an archive, and of neither', () => {
    const kinds = [
      [[types, 'word/document.xml'], `${office}.wordprocessingml.document`],
      [[types, 'ppt/presentation.xml'], `${office}.presentationml.presentation`],
      [['снимки/1.png', 'word/document.xml'], 'application/zip'],
      [[types, 'xl/workbook.xml'], null],
      [[types, 'word/document.xml', 'word/vbaProject.bin'], null],
      [[types, 'ppt/presentation.xml', 'ppt/VBAPROJECT.BIN'], null],
      [[], null],
    ] as const;
    for (const [names, kind] of kinds) expect(privateMimeOf(zipOf(names)), names.join()).to.equal(kind);
    expect(privateMimeOf(Buffer.from('%PDF-1.7'))).to.equal('application/pdf');
    expect(privateMimeOf(Buffer.from('MZ program'))).to.equal(null);
  });

  it('is none for an archive that is cut off or lies about its directory', () => {
    const whole = zipOf(['a.txt', 'b.txt']);
    for (let length = 4; length < whole.length; length += 1)
      expect(privateMimeOf(whole.subarray(0, length)), String(length)).to.equal(null);
    const beyond = Buffer.from(whole);
    beyond.writeUInt32LE(0xfffffff0, whole.length - 6);
    expect(privateMimeOf(beyond)).to.equal(null);
    const many = Buffer.from(whole);
    many.writeUInt16LE(0xffff, whole.length - 12);
    expect(privateMimeOf(many)).to.equal(null);
  });

  it('is found in any bytes without an error, and in time', () => {
    const begun = fc
      .uint8Array({ maxLength: 400 })
      .map((rest) => Buffer.concat([Buffer.from('PK\x03\x04'), rest]));
    fc.assert(fc.property(begun, (bytes) => void privateMimeOf(bytes)));
    const marks = Buffer.alloc(8 * 1024 * 1024, Buffer.from('PK\x05\x06'));
    marks.set(Buffer.from('PK\x03\x04'));
    const since = performance.now();
    privateMimeOf(marks);
    expect(performance.now() - since).to.be.lessThan(1000);
  });
});
