import { expect } from 'chai';
import { openPageOrigin } from '../../testing/pageOrigin.ts';
import { ApiError, get, post } from './api.ts';

describe('calls to the API', () => {
  let origin: Awaited<ReturnType<typeof openPageOrigin>>;
  before(async () => {
    origin = await openPageOrigin();
  });
  after(() => origin.close());

  const failureOf = (call: Promise<unknown>) =>
    call.then(
      () => null,
      (error: unknown) => error as ApiError,
    );

  it('a call unwraps the envelope and skips the warning of the tunnel', async () => {
    let seen: unknown;
    origin.answers((req, res) => {
      seen = [req.url, req.headers['ngrok-skip-browser-warning']];
      res.end(JSON.stringify({ message: [1, 2] }));
    });
    expect(await get('/any/getallcity', { city: 'Пе рмь' })).to.deep.equal([1, 2]);
    expect(seen).to.deep.equal(['/api/any/getallcity?city=%D0%9F%D0%B5+%D1%80%D0%BC%D1%8C', 'true']);
  });

  it('a call returns the sentence and the fields of a refusal', async () => {
    origin.answers((_req, res) => {
      res.statusCode = 422;
      res.end(
        JSON.stringify({
          message: 'Проверьте поля',
          code: 'INVALID',
          errors: { phone: 'Введите корректный номер телефона' },
        }),
      );
    });
    const error = await failureOf(post('/prods/newRequestManager', {}));
    expect(error).to.be.instanceOf(ApiError);
    expect(error).to.include({ status: 422, message: 'Проверьте поля' });
    expect(error?.fields).to.deep.equal({ phone: 'Введите корректный номер телефона' });
  });

  it('a call fails without a sentence where no server answered', async () => {
    origin.answers((_req, res) => {
      res.statusCode = 502;
      res.end('<html>Bad gateway</html>');
    });
    expect(await failureOf(get('/x'))).to.include({ status: 502, message: '' });
    origin.answers((req) => req.destroy());
    expect(await failureOf(get('/x'))).to.include({ status: 0, message: '' });
  });

  it('a call is aborted when nobody waits for it', async () => {
    origin.answers(() => {});
    const waiting = new AbortController();
    const call = failureOf(get('/x', {}, waiting.signal));
    waiting.abort();
    expect(await call).to.include({ status: 0 });
  });
});
