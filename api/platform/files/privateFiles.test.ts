import { createHash, randomUUID } from 'node:crypto';
import { PrivateFile } from '@odonta/db/models';
import { expect } from 'chai';
import { buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { type TestApi, type TestNode, testApi } from '../../testing/testApi.ts';
import { endpoint } from '../http/endpoint.ts';
import { unitOfWork } from '../journals/unitOfWork.ts';
import { deletePrivateFiles } from './deletePrivateFiles.ts';
import {
  deletePrivateFileAfter,
  privateUpload,
  readPrivateFile,
  receivePrivateFile,
  sendPrivateFile,
  storePrivateFile,
} from './privateFiles.ts';

const kind = 'STUDENT_DOCUMENT';
const pdf = Buffer.from('%PDF-1.7 card of a student %%EOF');
const png = Buffer.from('89504e470d0a1a0a00000000', 'hex');
const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');

describe('private files', () => {
  let api: TestApi;
  let nodes: TestNode[];

  const endpoints = [
    endpoint({
      method: 'post',
      path: '/student',
      summary: 'Takes a paper',
      audience: buyerAudience,
      allow: 'buyer',
      upload: privateUpload,
      handle: async ({ req }) => ({
        message: await stored({ bytes: req.file?.buffer }),
      }),
    }),
    endpoint({
      method: 'get',
      path: '/student/:id',
      summary: 'Hands it out',
      audience: buyerAudience,
      allow: 'orders.show',
      handle: async ({ params: { id = '' }, res }) =>
        sendPrivateFile(res, await readPrivateFile(kind, id), 'student'),
    }),
  ];

  before(async () => {
    api = await testApi();
    nodes = [await api.node({ endpoints }), await api.node({ endpoints })];
  });
  after(async () => {
    for (const node of nodes ?? []) await node.close();
    await api?.close();
  });

  const [first, second] = [() => nodes[0] as TestNode, () => nodes[1] as TestNode];
  const upload = (bytes: Buffer, name = 'paper.pdf', type = 'application/pdf') => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
    return first().call<string>('post', '/student', { body: form });
  };
  const stored = async ({
    delete_after,
    ...sent
  }: Partial<Parameters<typeof receivePrivateFile>[0]> & { delete_after?: Date }) => {
    const received = await receivePrivateFile({ kind, bytes: pdf, ...sent });
    return unitOfWork.transaction((transaction) => storePrivateFile(transaction, received, delete_after));
  };

  it('a file is recognised by its bytes, whatever its name, and every node serves it', async () => {
    const { token } = await api.staff('MANAGER');
    for (const [bytes, mime, extension] of [
      [pdf, 'application/pdf', 'pdf'],
      [jpeg, 'image/jpeg', 'jpg'],
      [png, 'image/png', 'png'],
    ] as const) {
      const { body, text } = await upload(bytes, 'evil.html', 'text/html');
      expect(body.message, text).to.match(/^[\da-f-]{36}$/);
      const got = await second().call('get', `/student/${body.message}`, { token });
      expect([got.status, got.headers.get('content-type')]).to.deep.equal([200, mime]);
      expect(got.headers.get('content-disposition')).to.equal(`attachment; filename="student.${extension}"`);
      expect(got.headers.get('content-security-policy')).to.include('sandbox');
      expect(got.headers.get('cache-control')).to.equal('no-store');
      const row = await PrivateFile.findByPk(body.message, { rejectOnEmpty: true });
      expect(row.bytes?.equals(bytes)).to.equal(true);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect(row).to.include({ kind, mime, size: bytes.length, sha256 });
    }
  });

  it('a missing, too large or wrong kind of file is refused, and nothing is stored', async () => {
    const before = await PrivateFile.count();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const [bytes, status] of [
      [svg, 415],
      [Buffer.from(' %PDF-1.7'), 415],
      [Buffer.from('PK\u0003\u0004'), 415],
      [Buffer.alloc(0), 422],
      [Buffer.concat([pdf, Buffer.alloc(privateUpload.maxBytes)]), 413],
    ] as const)
      expect((await upload(bytes)).status, bytes.subarray(0, 8).toString()).to.equal(status);
    const refused = await stored({ bytes: png, mimes: ['application/pdf'] }).catch(
      ({ message }: Error) => message,
    );
    expect(refused).to.equal('Подойдёт файл PDF');
    expect(await PrivateFile.count()).to.equal(before);
  });

  it('a file is inaccessible without the right of its endpoint or as another kind', async () => {
    const id = await stored({});
    expect((await first().call('get', `/student/${id}`)).status).to.equal(403);
    const { token } = await api.staff('MANAGER');
    const other = await stored({ kind: 'SIGNED_SCAN' });
    for (const absent of [other, randomUUID()])
      expect((await first().call('get', `/student/${absent}`, { token })).status).to.equal(404);
    for (const { url } of [api, ...nodes])
      for (const address of [`/uploads/${id}`, `/uploads/${id}.pdf`, `/api/uploads/${id}`])
        expect((await fetch(url + address)).status).to.equal(404);
  });

  it('a file is deleted when its time has come, and not before', async () => {
    const [kept, gone] = [await stored({}), await stored({})];
    const later = await stored({ delete_after: new Date(Date.now() + 60_000) });
    await unitOfWork.transaction((transaction) =>
      deletePrivateFileAfter(transaction, gone, new Date(Date.now() - 1000)),
    );
    await deletePrivateFiles();
    expect(await PrivateFile.count({ where: { id: [kept, later] } })).to.equal(2);
    expect(await PrivateFile.findByPk(gone)).to.equal(null);
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});
