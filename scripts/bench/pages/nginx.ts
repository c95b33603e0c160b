import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { onCore, type Started, serverCore } from '../lib/processes.ts';
import { freePort } from '../lib/product.ts';
import { nginxBrotliModule, nginxBrotliTool } from '../lib/tools.ts';

export interface Page {
  html: Buffer;
  brotli: Buffer;
}

/** nginx with the page beside its compressed forms, and nothing else to do: one worker on the core of servers, or several on all. */
export async function startNginx(page: Page, workers = 1): Promise<Started> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'odonta-nginx-'));
  mkdirSync(path.join(directory, 'site'));
  for (const [ending, bytes] of [
    ['', page.html],
    ['.br', page.brotli],
    ['.gz', gzipSync(page.html)],
  ] as const) {
    writeFileSync(path.join(directory, `site/page.html${ending}`), bytes);
  }
  const port = await freePort();
  writeFileSync(path.join(directory, 'nginx.conf'), configuration(directory, port, workers));
  const args = [
    '-p',
    directory,
    '-c',
    path.join(directory, 'nginx.conf'),
    '-e',
    path.join(directory, 'error.log'),
  ];
  const [program, all] = workers === 1 ? onCore(serverCore, 'nginx', args) : ['nginx', args];
  const child = spawn(program, all, { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}/page.html`;
  await answering(url);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(directory, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}

function configuration(directory: string, port: number, workers: number): string {
  const hasBrotli = nginxBrotliTool.isThere();
  return `${hasBrotli ? `load_module ${nginxBrotliModule};` : ''}
user ${os.userInfo().username};
daemon off;
worker_processes ${workers};
pid ${directory}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  default_type text/html;
  charset utf-8;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 1000000000;
  client_body_temp_path ${directory}/body;
  proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi;
  scgi_temp_path ${directory}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${directory}/site;
    gzip_static on;
    ${hasBrotli ? 'brotli_static on;' : ''}
  }
}
`;
}

async function answering(url: string): Promise<void> {
  const latest = Date.now() + 5_000;
  for (;;) {
    const isThere = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > latest) throw new Error('nginx did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
