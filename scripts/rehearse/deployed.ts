import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const deployFolder = path.resolve(import.meta.dirname, '../deploy');

export interface Places {
  etc: string;
  backups: string;
}

/** The files of PostgreSQL as they are deployed, with places of this machine. Returns the folder that stands for /etc/odonta. */
export function renderPostgres({ etc, backups }: Places): string {
  mkdirSync(etc, { recursive: true });
  const source = path.join(deployFolder, 'postgres');
  for (const name of readdirSync(source)) {
    const text = readFileSync(path.join(source, name), 'utf8');
    const file = path.join(etc, name);
    writeFileSync(
      file,
      text
        .replaceAll('/etc/odonta', etc)
        .replaceAll('/var/backups/odonta', backups)
        .replaceAll('10.0.0.0/8', '127.0.0.1/32'),
    );
    chmodSync(file, 0o755);
  }
  return etc;
}

export type NginxPlaces = Record<
  'NODE_1' | 'NODE_2' | 'LISTEN_HTTP' | 'LISTEN_HTTPS' | 'SERVER_NAME' | 'TLS_FOLDER' | 'LOG_FOLDER',
  string
>;

/** The template as envsubst renders it: only names in braces are ours, the rest are nginx's own. */
export function renderNginx(places: NginxPlaces): string {
  const template = readFileSync(path.join(deployFolder, 'nginx/odonta.conf.template'), 'utf8');
  return template.replaceAll(/\$\{(\w+)\}/g, (_, name: keyof NginxPlaces) => {
    if (places[name] === undefined)
      throw new Error(`odonta.conf.template asks for ${name}, which nobody names.`);
    return places[name];
  });
}
