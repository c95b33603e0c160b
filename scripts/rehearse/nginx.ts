import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../bench/lib/product.ts';
import { deployPrograms } from '../lib/deployPrograms.mjs';
import { renderNginx } from './deployed.ts';

export interface Nginx {
  /** The address that visitors know. */
  url: string;
  port: number;
  /** The authority that signed its certificate: itself. */
  ca: string;
}

/** The deployed configuration in front of nodes at these ports. */
export async function startNginx(folder: string, nodes: readonly [number, number]): Promise<Nginx> {
  const { NGINX_PATH: program } = await deployPrograms();
  const { file, port } = await writeNginx(folder, nodes);
  const args = ['-p', folder, '-c', file, '-e', path.join(folder, 'error.log')];
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  await listening(port, child);
  return {
    url: `https://127.0.0.1:${port}`,
    port,
    ca: readFileSync(path.join(folder, 'fullchain.pem'), 'utf8'),
  };
}

/** Writes the deployed file, a certificate of our own, and the little that Debian's nginx.conf has around both. */
export async function writeNginx(
  folder: string,
  [one, two]: readonly [number, number],
): Promise<{ file: string; port: number }> {
  mkdirSync(folder, { recursive: true });
  await writeCertificate(folder);
  const [port, plain] = [await freePort(), await freePort()];
  writeFileSync(
    path.join(folder, 'odonta.conf'),
    renderNginx({
      NODE_1: `127.0.0.1:${one}`,
      NODE_2: `127.0.0.1:${two}`,
      LISTEN_HTTP: `127.0.0.1:${plain}`,
      LISTEN_HTTPS: `127.0.0.1:${port}`,
      SERVER_NAME: '127.0.0.1',
      TLS_FOLDER: folder,
      LOG_FOLDER: folder,
    }),
  );
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, around(folder));
  return { file, port };
}

const around = (folder: string) => `
${process.getuid?.() === 0 ? `user ${os.userInfo().username};` : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/odonta.conf;
}
`;

async function writeCertificate(folder: string): Promise<void> {
  const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((name) => path.join(folder, name));
  const request = [
    'req',
    '-x509',
    '-nodes',
    '-days',
    '2',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
  ];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', String(key), '-out', String(certificate)];
  const { status, stderr } = spawnSync(
    (await deployPrograms()).OPENSSL_PATH,
    [...request, ...names, ...files],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end && child.exitCode === null; await pause(50))
    if (await connects(port)) return;
  throw new Error('nginx does not listen.');
}

const connects = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
