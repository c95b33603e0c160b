import { systemProgram } from './systemProgram.mjs';

/** Programs of the deployment that no npm package has: the proxy, and the maker of its certificate for a rehearsal. */
export async function deployPrograms() {
  return {
    NGINX_PATH: await systemProgram({
      title: 'Nginx',
      packages: ['nginx-light'],
      // Not everybody's PATH has /usr/sbin.
      names: ['nginx', '../sbin/nginx'],
      variable: 'NGINX_PATH',
    }),
    OPENSSL_PATH: await systemProgram({
      title: 'OpenSSL',
      packages: ['openssl'],
      names: ['openssl'],
      variable: 'OPENSSL_PATH',
    }),
  };
}
