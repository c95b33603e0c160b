/** The answer of a mail server to one letter. */
export type Outcome =
  | { is: 'SENT'; code: number }
  /** It may be accepted later. A refusal of the sender speaks of us and of our limits: it is no try of the letter. */
  | { is: 'DEFERRED'; code: number | null; error: string; isTry: boolean }
  /** There is no such mailbox. */
  | { is: 'BOUNCED'; code: number; error: string }
  | { is: 'FAILED'; code: number | null; error: string }
  /** Nothing was said about this letter. It was tried where the server may have taken it without an answer. */
  | { is: 'UNSAID'; error: string; isTry: boolean };

interface Refusal {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
  /** Of an address where nobody answers. */
  syscall?: string;
  timeoutType?: string;
}

/** Reads an error of nodemailer. */
export function outcomeOf(thrown: unknown): Outcome {
  const refusal = (thrown ?? {}) as Refusal;
  const { responseCode: code, response = '', command = '' } = refusal;
  const error = String(response || thrown).slice(0, longest);
  if (code === undefined || !commandsOfLetter.has(command))
    return { is: 'UNSAID', error, isTry: isTry(refusal) };
  if (code < 500) return { is: 'DEFERRED', code, error, isTry: command !== 'MAIL FROM' };
  if (command === 'MAIL FROM') return { is: 'UNSAID', error, isTry: false };
  return { is: command === 'RCPT TO' && lacksMailbox(code, response) ? 'BOUNCED' : 'FAILED', code, error };
}

/** An error after the greeting: the letter may have been taken. One before it, or words of the server about us, tell that it was not. */
function isTry({ code, responseCode, command, syscall, timeoutType = '' }: Refusal): boolean {
  if (code === 'EABORT') return true;
  if (responseCode !== undefined) return code === 'ECONNECTION' && command === 'CONN';
  return command !== undefined && code !== 'EDNS' && syscall !== 'connect' && !unanswered.has(timeoutType);
}

const unanswered = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT']);
const longest = 300;
const commandsOfLetter = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/**
 * Whether the answer is about the mailbox, by its enhanced code or, without one, in plain words: blocklists and rules
 * refuse with the same three digits, and would condemn addresses that are there.
 */
function lacksMailbox(code: number, response: string): boolean {
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (enhanced) return codesOfMailboxes.has(enhanced);
  return (
    (code === 550 || code === 551 || code === 553) && noSuchUser.test(response) && !refusesUs.test(response)
  );
}

/** Of RFC 3463 and RFC 7505: no such mailbox or domain, not an address, moved away, takes no mail, closed. */
const codesOfMailboxes = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']);
const noSuchUser =
  /no such (?:user|mailbox|recipient|address)|(?:user|mailbox|recipient|address|account) (?:is )?(?:unknown|not found|does not exist|doesn't exist)|(?:unknown|invalid|non-?existent) (?:user|mailbox|recipient|address)/i;
const refusesUs = /block|black|spam|polic|reputation|listed|denied|relay/i;
