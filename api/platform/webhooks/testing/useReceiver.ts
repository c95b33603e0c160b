import type { TestApi } from '../../../testing/testApi.ts';
import { openReceiver, type Receiver } from './receiver.ts';

/** Opens a receiver before the tests of a suite and names its address as allowed; each test begins with an empty one. */
export function useReceiver(api: TestApi): Receiver {
  const receiver = {} as Receiver;
  before(async () => {
    const opened = await openReceiver((response, received) => receiver.answer(response, received));
    Object.assign(receiver, opened);
    const { allowed } = api.ports.webhooks;
    api.ports.webhooks = { ...api.ports.webhooks, allowed: [...allowed, receiver.origin] };
  });
  beforeEach(() => {
    receiver.received.length = 0;
    receiver.answer = (response) => void response.end('ok');
  });
  after(() => receiver.close?.());
  return receiver;
}
