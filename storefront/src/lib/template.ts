/** A copy of the page's `<template id>`. */
export function copyOf<Made extends HTMLElement>(id: string): Made {
  const kept = document.querySelector<HTMLTemplateElement>(`template#${id}`);
  return kept?.content.firstElementChild?.cloneNode(true) as Made;
}

/** A part of the page that is known to exist. */
export function part<Found extends HTMLElement>(inside: ParentNode, selector: string): Found {
  const found = inside.querySelector<Found>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}
