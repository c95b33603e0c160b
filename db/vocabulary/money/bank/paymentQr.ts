/** The content of the QR code on an invoice, for banking applications (ГОСТ Р 56042-2014, UTF-8). */
export interface PaymentQr {
  Name: string;
  PersonalAcc: string;
  BankName: string;
  BIC: string;
  CorrespAcc: string;
  /** Kopecks. */
  Sum: number;
  Purpose: string;
  PayeeINN: string;
  KPP: string | null;
  PayerINN: string | null;
  DocNo: string;
  /** 20.11.2026 */
  DocDate: string;
}

const mandatory = ['Name', 'PersonalAcc', 'BankName', 'BIC', 'CorrespAcc'] as const;
const optional = ['Sum', 'Purpose', 'PayeeINN', 'KPP', 'PayerINN', 'DocNo', 'DocDate'] as const;
const longest = { Name: 160, BankName: 45, Purpose: 160, DocNo: 15 } as const;
const mostBytes = 300;
const separators = ['|', '~', '^', '#', '¦'];

/** @throws RangeError where the payee's details do not fit the room that the standard gives them. */
export function paymentQrText(payment: PaymentQr): string {
  const fields = [...mandatory, ...optional].flatMap((name) => {
    const value = payment[name];
    return value === null ? [] : [[name, shortened(name, String(value))] as const];
  });
  const separator = separators.find((sign) => fields.every(([, value]) => !value.includes(sign)));
  if (!separator) throw new RangeError('every separator stands in a value');
  const [first, rest] = [fields.slice(0, mandatory.length), fields.slice(mandatory.length)];
  const joined = (some: typeof fields) => some.map(([name, value]) => `${name}=${value}`).join(separator);
  if (new TextEncoder().encode(joined(first)).length > mostBytes)
    throw new RangeError(`the payee takes more than ${mostBytes} bytes`);
  return `ST00012${separator}${joined(first)}${separator}${joined(rest)}`;
}

function shortened(name: string, value: string): string {
  const most = (longest as Record<string, number>)[name];
  const line = value.replaceAll(/\s+/g, ' ').trim();
  return most === undefined ? line : [...line].slice(0, most).join('');
}
