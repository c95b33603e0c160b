declare module 'swagger-ui-dist/absolute-path.js' {
  /** The folder its files lie in. */
  export default function absolutePath(): string;
}
