/** A sender of text messages. Two real services implement it below, each in its own protocol. */
export interface SmsGateway {
  /** Resolves once the service has taken the message for this number; else throws. */
  send(sms: Sms): Promise<void>;
}

export interface Sms {
  /** As stored: `+79001234567`. */
  to: string;
  text: string;
}

/** The error of a service that refused a message. It never contains the text: errors are stored and shown. */
export class SmsRefused extends Error {
  readonly code: number;
  /** Whether the same message would be refused again. */
  readonly isFinal: boolean;

  constructor(service: string, code: number, meaning: string, isFinal: boolean) {
    super(`${service} refused with code ${code}: ${meaning}`);
    this.name = 'SmsRefused';
    this.code = code;
    this.isFinal = isFinal;
  }
}

/** The meaning of each code, and whether trying again could help. */
export type Refusals = Readonly<Record<number, readonly [meaning: string, isFinal: boolean]>>;

export function refusedBy(service: string, refusals: Refusals, code: number): SmsRefused {
  const [meaning, isFinal] = refusals[code] ?? ['a code that is not in its documentation', false];
  return new SmsRefused(service, code, meaning, isFinal);
}
