import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = () => process.env.XMLLINT_PATH ?? 'xmllint';
const schema = fileURLToPath(new URL('./commerceml.xsd', import.meta.url));

/** The violations of the schema that another program finds in a document; empty for a valid one. */
export function complaintsOf(xml: string): string {
  try {
    asked(xml, '--noout', '--schema', schema, '-');
    return '';
  } catch (error) {
    return String((error as { stderr?: unknown }).stderr);
  }
}

/** The values that another program finds at a path of a document; elements are named without their namespace. */
export function foundAt(xml: string, path: string): string {
  const anyNamespace = path.replaceAll(/(?<=^|\/|\(|\[)([А-Яа-яЁё]+)/g, "*[local-name()='$1']");
  return asked(xml, '--xpath', anyNamespace, '-').replace(/\n$/, '');
}

const asked = (xml: string, ...args: string[]): string =>
  execFileSync(program(), ['--nonet', ...args], {
    input: xml,
    encoding: 'utf8',
    stdio: 'pipe',
    maxBuffer: 2 ** 28,
  });
