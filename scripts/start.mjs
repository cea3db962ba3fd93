/** `npm start`: the built server as in production, on every system (a shell on Windows sets no variable before a command). */
process.env.NODE_ENV ??= 'production';
await import('../dist/umpire.js');
