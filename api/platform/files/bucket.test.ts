import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PrivateFile } from '@odonta/db/models';
import { expect } from 'chai';
import sharp from 'sharp';
import { type ObjectStorage, startObjectStorage } from '../../testing/objectStorage/objectStorage.ts';
import { bucketOf } from '../../testing/objectStorage/storages.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { unitOfWork } from '../journals/unitOfWork.ts';
import { deletePrivateFiles } from './deletePrivateFiles.ts';
import { receivePrivateFile, storePrivateFile } from './privateFiles.ts';
import { copyPrivateToBucket, copyPrivateToDatabase } from './storage/copyPrivateFiles.ts';
import { copyUploads } from './storage/copyUploads.ts';
import type { FileStorage } from './storage/fileStorage.ts';
import { folderStorage } from './storage/folder.ts';
import { openFiles } from './storage/openFiles.ts';

describe('an installation with a bucket', function () {
  this.timeout(60_000);
  let server: ObjectStorage;
  let directory: string;
  let files: FileStorage;
  let api: TestApi;
  let token: string;

  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'odonta-bucket-'));
    server = await startObjectStorage({ directory });
    files = await bucketOf(server);
    api = await testApi({ ports: { files } });
    token = (await api.staff('ADMIN')).token;
  });
  after(async () => {
    await api?.close();
    files?.close();
    await server?.stop();
    await rm(directory, { recursive: true, force: true });
  });

  const pdf = Buffer.from('%PDF-1.7 evidence of an expense %%EOF');
  const formOf = (bytes: Uint8Array, name: string) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    return form;
  };
  const uploadPicture = async () => {
    const picture = await sharp({ create: { width: 900, height: 500, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    return api.call<{ src: string }>('post', '/adm/files?folder=prods', {
      token,
      body: formOf(picture, 'a.png'),
    });
  };
  const uploadPrivate = () =>
    api.call<{ file_id: string }>('post', '/adm/refunds/expense_files', {
      token,
      body: formOf(pdf, 'a.pdf'),
    });
  const readPrivate = (id: string, as = token) =>
    api.call('get', `/adm/refunds/expense_files/${id}`, { token: as });
  const keysIn = async (folder: string, storage = files) => {
    const keys = [];
    for await (const { key } of storage.list(folder)) keys.push(key);
    return keys.sort();
  };
  const daysLater = (days: number) => Date.now() + days * 86_400_000;

  it('stores pictures in the bucket and serves them; nothing lies on the node', async () => {
    const { status, body } = await uploadPicture();
    expect(status).to.equal(201);
    expect(await keysIn('uploads/')).to.have.length(3);
    const answer = await fetch(api.url + body.message.src);
    expect([answer.status, answer.headers.get('content-type')]).to.deep.equal([200, 'image/webp']);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).to.equal(640);
    expect(await readdir(api.ports.varDir)).to.not.include('uploads');
  });

  it('stores private files in the bucket, and serves them under their rights only', async () => {
    const { body } = await uploadPrivate();
    const id = body.message.file_id;
    const row = await PrivateFile.findByPk(id, { rejectOnEmpty: true });
    expect([row.bytes, row.stored_size, row.stored_sha256?.length]).to.deep.equal([null, pdf.length, 64]);
    const { status, text, headers } = await readPrivate(id);
    expect([status, text]).to.deep.equal([200, String(pdf)]);
    expect([headers.get('content-type'), headers.get('content-length')]).to.deep.equal([
      'application/pdf',
      String(pdf.length),
    ]);
    expect(headers.get('content-disposition')).to.equal('attachment; filename="rashod.pdf"');
    expect((await readPrivate(id, (await api.staff('COURSE_VIEW')).token)).status).to.equal(403);
    for (const address of [
      `/uploads/${id}`,
      `/private/${id}`,
      `/uploads/../private/${id}`,
      `/uploads/%2e%2e/private/${id}`,
    ])
      expect((await fetch(api.url + address)).status, address).to.equal(404);
    expect((await fetch(`http://127.0.0.1:${server.port}/odonta-files/private/${id}`)).status).to.equal(403);
  });

  it('deletes an expired file at once, a file whose row is missing after thirty days, and no other', async () => {
    const received = await receivePrivateFile({ kind: 'STUDENT_DOCUMENT', bytes: pdf });
    const failed = await unitOfWork
      .transaction(async (transaction) => {
        await storePrivateFile(transaction, received);
        throw new Error('failed later');
      })
      .catch(({ message }: Error) => message);
    expect(failed).to.equal('failed later');
    const kept = (await uploadPrivate()).body.message.file_id;
    const dropped = (await uploadPrivate()).body.message.file_id;
    const expired = (await uploadPrivate()).body.message.file_id;
    const privates = () => keysIn('private/');
    const before = await privates();
    const without = (...ids: string[]) => before.filter((key) => !ids.some((id) => key === `private/${id}`));
    expect(before).to.include.members([received.id, kept, dropped, expired].map((id) => `private/${id}`));
    await PrivateFile.destroy({ where: { id: dropped } });
    await PrivateFile.update({ delete_after: new Date(0) }, { where: { id: expired } });
    expect(await deletePrivateFiles()).to.equal(1);
    expect(await privates()).to.deep.equal(without(expired));
    expect(await deletePrivateFiles(daysLater(29))).to.equal(0);
    expect(await privates()).to.deep.equal(without(expired));
    expect(await deletePrivateFiles(daysLater(31))).to.equal(2);
    expect(await privates()).to.deep.equal(without(expired, received.id, dropped));
  });

  it('deletes nothing where most files of the bucket are unknown: it belongs to another database', async () => {
    const strangers = Array.from(
      { length: 21 },
      (_, index) => `private/00000000-0000-0000-0000-${String(index).padStart(12, '0')}`,
    );
    for (const key of strangers.slice(0, 10)) await files.put(key, pdf);
    expect(await deletePrivateFiles(daysLater(31))).to.equal(0);
    for (const key of strangers) await files.put(key, pdf);
    const said = await deletePrivateFiles(daysLater(31)).catch(({ message }: Error) => message);
    expect(said).to.match(/^21 files of the bucket have no row here/);
    expect(await keysIn('private/')).to.include.members(strangers);
    for (const key of strangers) await files.delete(key);
  });

  for (const [failure, fail] of [
    [
      'is gone',
      async () => {
        await server.stop();
        return async () => {
          server = await startObjectStorage({ directory, port: server.port });
        };
      },
    ],
    ['says nothing', async () => server.hang()],
  ] as const)
    it(`answers 503 for files alone while the bucket ${failure}, and loses nothing`, async () => {
      const picture = (await uploadPicture()).body.message.src;
      const { file_id } = (await uploadPrivate()).body.message;
      const before = await PrivateFile.count();
      const restore = await fail();
      const impatient = await bucketOf(server, { answerMs: 300, storeMs: 300 });
      Object.assign(api.ports, { files: impatient });
      const refused = await Promise.all([
        uploadPrivate(),
        uploadPicture(),
        readPrivate(file_id),
        fetch(api.url + picture),
        ...Array.from({ length: 12 }, uploadPrivate),
      ]);
      // The others go on meanwhile: none of the refused ones keeps a connection to the database.
      const health = await fetch(`${api.url}/health/ready`);
      for (const { status, headers } of refused)
        expect([status, headers.get('retry-after')]).to.deep.equal([503, '30']);
      expect([health.status, (await api.call('get', '/categories')).status]).to.deep.equal([200, 200]);
      expect(await PrivateFile.count()).to.equal(before);
      expect(impatient.state()).to.include({ away: 1 });

      await restore();
      impatient.close();
      Object.assign(api.ports, { files });
      expect((await readPrivate(file_id)).text).to.equal(String(pdf));
      expect((await fetch(api.url + picture)).status).to.equal(200);
      expect((await uploadPrivate()).status).to.equal(200);
    });

  it('gives its files to a folder and to the database, and takes them back, with nothing lost or sent twice', async () => {
    const folder = folderStorage(api.ports.varDir);
    // The hanging bucket stored some of what it had not answered.
    for (const key of await keysIn('private/'))
      if (!(await PrivateFile.findByPk(key.replace('private/', '')))) await files.delete(key);
    const [uploads, privates] = [await keysIn('uploads/'), await PrivateFile.count()];
    const { stored_sha256, id } = await PrivateFile.findOne({ rejectOnEmpty: true });

    await copyUploads(files, folder);
    const back = await copyUploads(files, folder, { andDelete: true });
    expect(back).to.deep.equal({
      copied: 0,
      present: uploads.length,
      deleted: uploads.length,
      skipped: [],
    });
    expect([await keysIn('uploads/', folder), await keysIn('uploads/')]).to.deep.equal([uploads, []]);
    expect(await copyPrivateToDatabase(files, { andDelete: true })).to.include({
      copied: privates,
      deleted: privates,
    });
    expect([await PrivateFile.count({ where: { bytes: null } }), await keysIn('private/')]).to.deep.equal([
      0,
      [],
    ]);
    expect((await readPrivate(id)).text).to.equal(String(pdf));

    expect(await copyPrivateToBucket(files)).to.include({ copied: privates, deleted: 0 });
    expect(await PrivateFile.count({ where: { bytes: null } })).to.equal(0);
    expect(await copyPrivateToBucket(files, { andDelete: true })).to.include({
      present: privates,
      deleted: privates,
    });
    expect(await PrivateFile.findByPk(id)).to.include({ bytes: null, stored_sha256 });
    expect((await readPrivate(id)).text).to.equal(String(pdf));
    expect(await copyUploads(folder, files, { andDelete: true })).to.include({ copied: uploads.length });
    expect([await keysIn('uploads/'), await keysIn('uploads/', folder)]).to.deep.equal([uploads, []]);
  });

  it('does not start without its bucket', async () => {
    const said = await openFiles({ varDir: directory, files: null }).catch(({ message }: Error) => message);
    expect(said).to.match(
      /^FILES_URL is not set, but private files lie in a bucket: set it, or bring them back/,
    );
  });

  it('refuses to delete a file that is different in the bucket', async () => {
    const folder = folderStorage(api.ports.varDir);
    await folder.put('uploads/prods/same-size.webp', Buffer.from('one'));
    await files.put('uploads/prods/same-size.webp', Buffer.from('two'));
    const said = await copyUploads(folder, files, { andDelete: true }).catch(({ message }: Error) => message);
    expect(said).to.equal('uploads/prods/same-size.webp was not stored as it was sent');
    expect(await folder.facts('uploads/prods/same-size.webp')).to.include({ size: 3 });
  });

  it('names the files of the folder that no upload can be, and leaves them there', async () => {
    const folder = folderStorage(api.ports.varDir);
    for await (const { key } of folder.list('uploads/')) await folder.delete(key);
    const foreign = join(api.ports.varDir, 'uploads', 'прайс лист.pdf');
    await writeFile(foreign, 'foreign');
    const { skipped, copied } = await copyUploads(folder, files, { andDelete: true });
    expect([skipped, copied]).to.deep.equal([['uploads/прайс лист.pdf'], 0]);
    expect(String(await readFile(foreign))).to.equal('foreign');
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
