import { systemProgram } from './systemProgram.mjs';

/** The path of a Java, which W3C's checker of HTML is written in. */
export const java = () =>
  systemProgram({
    title: 'Java',
    names: ['java'],
    variable: 'JAVA_PATH',
    packages: ['default-jre-headless'],
  });
