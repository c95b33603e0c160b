import { escaped } from './escaped.ts';
import { qrPng } from './qrPng.ts';
import { qrCodePlace } from './secrets.ts';

const cid = 'qr-code';
const dressed = 'font:16px/1.5 -apple-system,Segoe UI,Roboto,Arial,sans-serif;color:#14211f;max-width:36em';
const size = 220;

/** The HTML of a letter and the picture of its QR code, which goes with it: mail programs load no pictures of others. */
export const withQrCode = ({ text, content }: { text: string; content: string }) => ({
  html: `<div lang="ru" style="${dressed}">${text.split('\n\n').map(paragraph).join('')}</div>`,
  attachments: [
    {
      filename: 'qr-kod.png',
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
      content: qrPng(content),
      cid,
    },
  ],
});

const paragraph = (text: string) =>
  `<p>${text === qrCodePlace ? picture : text.split('\n').map(line).join('<br>')}</p>`;

/** «На карте: https://…» is a link by its words: addresses of maps are too long for a telephone. */
function line(text: string): string {
  const [words = '', address] = text.split(/: (?=https?:\/\/\S+$)/);
  return address ? `<a href="${escaped(address)}">${escaped(words)}</a>` : escaped(text);
}

const picture = `<img src="cid:${cid}" alt="QR-код билета" width="${size}" height="${size}">`;
