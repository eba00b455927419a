// Stands for a module that is not needed (see server/cli/extension/build.ts).
export {};
