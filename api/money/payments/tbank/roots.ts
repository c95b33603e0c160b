import { X509Certificate } from 'node:crypto';

/** The root that the bank's certificates are issued by, as its owner publishes it (SHA-256). */
const publishedRoot = {
  name: 'CN=Russian Trusted Root CA',
  fingerprint:
    'D2:6D:2D:02:31:B7:C3:9F:92:CC:73:85:12:BA:54:10:35:19:E4:40:5D:68:B5:BD:70:3E:97:88:CA:8E:CF:31',
};

/**
 * Errors of a bundle of certificates: it has none, or a false root of the bank. @returns null without an error
 */
export function strangeRootIn(pem: string): string | null {
  const certificates = certificatesIn(pem);
  if (certificates.length === 0) return 'holds no certificate in PEM.';
  const strange = certificates.find(
    ({ subject, fingerprint256 }) =>
      subject.split('\n').includes(publishedRoot.name) && fingerprint256 !== publishedRoot.fingerprint,
  );
  return strange
    ? `holds a root that calls itself the bank's and is not: its SHA-256 is ${strange.fingerprint256}.`
    : null;
}

const begins = '-----BEGIN CERTIFICATE-----';

function certificatesIn(pem: string): X509Certificate[] {
  const [, ...found] = pem.split(begins);
  try {
    return found.map((certificate) => new X509Certificate(begins + certificate));
  } catch {
    return [];
  }
}
