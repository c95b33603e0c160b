const key = 'visitor_id';

/** A random name of this browser, so that a reader counts once. It does not identify the person. */
export function visitorId(): string {
  try {
    const kept = localStorage.getItem(key) ?? crypto.randomUUID();
    localStorage.setItem(key, kept);
    return kept;
  } catch {
    // A browser that keeps nothing is a new reader each time.
    return crypto.randomUUID();
  }
}

const likedKey = 'liked_articles';

export function isLiked(id: number): boolean {
  return likedIds().includes(id);
}

export function rememberLiked(id: number, liked: boolean): void {
  const others = likedIds().filter((each) => each !== id);
  try {
    localStorage.setItem(likedKey, JSON.stringify(liked ? [id, ...others] : others));
  } catch {
    // The server still knows the like; only this browser will not show it.
  }
}

function likedIds(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(likedKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}
