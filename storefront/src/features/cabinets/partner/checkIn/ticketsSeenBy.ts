import decodeQR from 'qr/decode.js';

const frameMs = 120;
/** The same ticket in sight is one ticket. */
const sameMs = 4000;
/** Enough for a code that fills a third of the picture, and quick on an old phone. */
const side = 640;

interface Means {
  /** Takes the fingerprint of a ticket's code: the code itself is shown to nobody. */
  onTicket(fingerprint: string): void;
  onTrouble(words: string): void;
}

/** Watches the camera at the back until the answered function is called. */
export function ticketsSeenBy(video: HTMLVideoElement, { onTicket, onTrouble }: Means): () => void {
  const canvas = document.createElement('canvas');
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let last = { code: '', at: 0 };

  async function watch(): Promise<void> {
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    } catch (error) {
      return onTrouble(wordsOf(error));
    }
    // It may have been closed while the browser asked for the permission.
    if (isOver) return stop();
    video.srcObject = stream;
    await video.play().catch(() => undefined);
    look();
  }

  function look(): void {
    const code = readCode(video, canvas);
    if (code !== null && (code !== last.code || performance.now() - last.at > sameMs)) {
      last = { code, at: performance.now() };
      void fingerprintOf(code).then((fingerprint) => !isOver && onTicket(fingerprint));
    }
    if (!isOver) timer = setTimeout(look, frameMs);
  }

  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  }

  if (navigator.mediaDevices) void watch();
  else onTrouble('Этот браузер не даёт камеру: найдите участника по имени.');
  return stop;
}

function readCode(video: HTMLVideoElement, canvas: HTMLCanvasElement): string | null {
  const scale = Math.min(1, side / Math.max(video.videoWidth, video.videoHeight));
  if (video.videoWidth === 0) return null;
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    // A picture without a code is no error to anybody.
    return null;
  }
}

async function fingerprintOf(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code.trim()));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const wordsOf = (error: unknown): string =>
  error instanceof DOMException && error.name === 'NotAllowedError'
    ? 'Камера закрыта для сайта: разрешите её в настройках браузера или найдите участника по имени.'
    : 'Камера не открылась: найдите участника по имени.';
