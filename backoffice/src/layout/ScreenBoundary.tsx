import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ScreenError } from './states.tsx';

/** A screen that breaks takes down neither the menu nor the next screen. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary key={pathname}>{children}</Boundary>;
}

class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <ScreenError /> : this.props.children;
  }
}
