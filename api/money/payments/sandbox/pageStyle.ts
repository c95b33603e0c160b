import { createHash } from 'node:crypto';

export const style = `:root{color-scheme:light dark;--ground:#f2f5f7;--card:#fff;--text:#15212b;--quiet:#51606d;--line:#c7d1d9;--field:#7b8996;--accent:#1f5fbf;--on:#fff;--note:#fff4d6;--note-text:#5c4300;--wrong:#b3261e}
@media(prefers-color-scheme:dark){:root{--ground:#10171d;--card:#1a232b;--text:#eef3f6;--quiet:#a9b7c2;--line:#35424d;--field:#7b8996;--accent:#8ab8ff;--on:#0b1a2e;--note:#3a2f10;--note-text:#ffe2a0;--wrong:#ffb4ab}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:480px;margin:0 auto;padding:24px 16px 48px}
section{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:24px;margin:0 0 16px}
h1{font-size:20px;line-height:1.3;margin:0 0 4px}h2{font-size:16px;margin:0 0 8px}p{margin:0 0 16px;overflow-wrap:anywhere}
.quiet{color:var(--quiet)}.sum{font-size:32px;font-weight:700;line-height:1.2;margin:0 0 20px}
.note{background:var(--note);color:var(--note-text);border-radius:12px;padding:10px 14px;margin:0 0 16px;font-size:14px}
.wrong{color:var(--wrong);font-weight:600}
label{display:block;margin:0 0 16px;font-size:14px;color:var(--quiet)}
input,button{display:block;width:100%;min-height:48px;margin:4px 0 0;padding:8px 14px;font:inherit;border-radius:10px}
input{font-size:18px;color:var(--text);background:var(--card);border:1px solid var(--field)}
button{border:0;background:var(--accent);color:var(--on);font-weight:600;cursor:pointer}
.other{margin:16px 0 0;text-align:center}a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:16px}
dl{margin:0;font-size:14px}dt{font-family:ui-monospace,monospace;font-size:15px;margin:12px 0 0;user-select:all}
dd{margin:0;color:var(--quiet)}code{font-family:ui-monospace,monospace;user-select:all}`;

/** The page brings its own style and nothing else; it sends its form to its own address. */
export const contentPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  'img-src data:',
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');
