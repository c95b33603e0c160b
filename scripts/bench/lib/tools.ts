import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasCommand } from './processes.ts';

export interface Tool {
  package: string;
  isThere(): boolean;
}

export const wrkTool: Tool = { package: 'wrk', isThere: () => hasCommand('wrk') };
export const nginxTool: Tool = { package: 'nginx-light', isThere: () => hasCommand('nginx') };

export const nginxBrotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const nginxBrotliTool: Tool = {
  package: 'libnginx-mod-http-brotli-static',
  isThere: () => existsSync(nginxBrotliModule),
};

/** Installs missing tools with the system's package manager; returns those still missing. */
export function ensure(tools: readonly Tool[]): Tool[] {
  const missing = tools.filter((tool) => !tool.isThere());
  if (missing.length > 0 && process.getuid?.() === 0 && hasCommand('apt-get')) {
    const packages = missing.map((tool) => tool.package);
    process.stderr.write(`Installing ${packages.join(', ')}\n`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return missing.filter((tool) => !tool.isThere());
}
