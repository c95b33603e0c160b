export interface Answer<Message = never> {
  status: number;
  headers: Headers;
  text: string;
  /** The envelope; `message` is the payload of a success and the sentence of a failure. */
  body: Envelope<Message>;
}

interface Envelope<Message> {
  message: Message;
  code: string;
  errors: Record<string, string>;
  current: Message;
  facets: Record<string, Record<string, number>>;
  allowed: string[];
  traceId: string;
}

export interface Sent {
  token?: string;
  /** Sent as JSON, or as it is when it is a form. */
  body?: unknown;
  /** Sent as it is, with these headers. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

export type Call = <Message = Record<string, never>>(
  method: string,
  path: string,
  sent?: Sent,
) => Promise<Answer<Message>>;

export function callAt(base: string): Call {
  return async <Message>(method: string, path: string, { token, body, raw, headers = {} }: Sent = {}) => {
    const json = body !== undefined && !(body instanceof FormData);
    const response = await fetch(base + path, {
      method,
      headers: {
        'ngrok-skip-browser-warning': 'true',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: raw ?? (json ? JSON.stringify(body) : (body as FormData | undefined)),
    });
    return answerOf<Message>(response);
  };
}

async function answerOf<Message>(response: Response): Promise<Answer<Message>> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : ({} as Envelope<Message>),
  };
}
