import { expect } from 'chai';
import {
  bucket,
  type ObjectStorage,
  startObjectStorage,
} from '../../../testing/objectStorage/objectStorage.ts';
import { openFiles } from './openFiles.ts';
import { filesChoice } from './settings.ts';

describe('a bucket that cannot be used', function () {
  this.timeout(60_000);
  let server: ObjectStorage;
  before(async () => {
    server = await startObjectStorage();
  });
  after(() => server?.stop());

  const opened = async (differing: Partial<ObjectStorage['env']>) => {
    const files = filesChoice({ ...server.env, ...differing });
    const storage = await openFiles({ varDir: '/nowhere', files }, { answerMs: 300 });
    storage.close();
  };
  const reason = (differing: Partial<ObjectStorage['env']>) =>
    opened(differing).then(
      () => 'none',
      ({ name, message }: Error) => `${name}: ${message}`,
    );

  it('ends the start with a sentence that names the setting and no key', async () => {
    const other = server.env.FILES_URL.replace(bucket, 'another-bucket');
    const away = server.env.FILES_URL.replace(String(server.port), '1');
    const unknown = `s3://storage.invalid/${bucket}`;
    const reasons = {
      missing: await reason({ FILES_URL: other }),
      key: await reason({ FILES_KEY: 'stranger' }),
      secret: await reason({ FILES_SECRET: 'a-wrong-secret' }),
      away: await reason({ FILES_URL: away }),
      unknown: await reason({ FILES_URL: unknown }),
    };
    expect(reasons).to.deep.equal({
      missing: 'StartupError: The bucket "another-bucket" named in FILES_URL does not exist.',
      key: 'StartupError: The storage of FILES_URL does not know the key in FILES_KEY.',
      secret:
        'StartupError: The storage of FILES_URL refuses the key: FILES_SECRET does not belong to FILES_KEY.',
      away: 'StartupError: The bucket of FILES_URL cannot be reached: http://127.0.0.1:1 does not answer (ECONNREFUSED).',
      unknown:
        'StartupError: The bucket of FILES_URL cannot be reached: https://storage.invalid does not answer (ENOTFOUND).',
    });
    expect(await reason({})).to.equal('none');
  });

  it('ends the start where its key lacks one of the rights', async () => {
    for (const lacking of [/^GET \/[^/]+\/?\?/, /^PUT /, /^GET \/[^/]+\/checks/, /^DELETE /]) {
      const release = server.forbid(lacking);
      expect(await reason({}), String(lacking)).to.equal(
        `StartupError: The key in FILES_KEY may not list, write, read and delete in the bucket "${bucket}" of FILES_URL.`,
      );
      release();
    }
    expect(await reason({})).to.equal('none');
  });

  it('ends the start within seconds where it says nothing', async () => {
    const release = server.hang();
    expect(await reason({})).to.match(
      /^StartupError: The bucket of FILES_URL cannot be reached: http:.* does not answer/,
    );
    release();
  });
});

describe('the setting FILES_URL', () => {
  const keys = { FILES_KEY: 'key', FILES_SECRET: 'secret' };

  it('names a bucket by one address', () => {
    expect(filesChoice({})).to.equal(null);
    const FILES_URL = 's3://s3.example.ru:9000/files.odonta?region=ru-1&style=host&tls=0';
    expect(filesChoice({ FILES_URL, ...keys })).to.deep.equal({
      endpoint: 'http://s3.example.ru:9000',
      bucket: 'files.odonta',
      region: 'ru-1',
      isPathStyle: false,
      key: 'key',
      secret: 'secret',
    });
    expect(filesChoice({ FILES_URL: 's3://s3.example.ru/files', ...keys })).to.include({
      endpoint: 'https://s3.example.ru',
      region: 'us-east-1',
      isPathStyle: true,
    });
  });

  it('is refused by name, and no refusal repeats a key', () => {
    const refusals: [object, RegExp][] = [
      [
        { FILES_URL: 's3://me:hidden@s3.example.ru/files' },
        /^FILES_URL holds keys: set FILES_KEY and FILES_SECRET/,
      ],
      [{ FILES_URL: 's3://s3.example.ru' }, /^FILES_URL must look like s3:/],
      [{ FILES_URL: 's3://s3.example.ru/Files' }, /^FILES_URL must look like s3:/],
      [{ FILES_URL: 's3://s3.example.ru/files/inner' }, /^FILES_URL must look like s3:/],
      [
        { FILES_URL: 's3://s3.example.ru/files?pathStyle=1' },
        /^FILES_URL has the unknown parameter "pathStyle"/,
      ],
      [{ FILES_URL: 's3://s3.example.ru/files?style=odd' }, /^FILES_URL must have style=path or style=host/],
      [{ FILES_URL: 's3://s3.example.ru/files?tls=no' }, /^FILES_URL must have tls=1 or tls=0/],
      [
        { FILES_URL: 's3://s3.example.ru/files', FILES_SECRET: undefined },
        /^FILES_SECRET is required with FILES_URL/,
      ],
    ];
    for (const [settings, words] of refusals) {
      expect(() => filesChoice({ ...keys, ...settings })).to.throw(words);
      expect(() => filesChoice({ ...keys, ...settings })).not.to.throw(/hidden/);
    }
  });
});
