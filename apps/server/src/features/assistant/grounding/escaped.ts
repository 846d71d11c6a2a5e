/** Nothing that stands in a text of others becomes a link or a heading of ours. */
export const escaped = (text: string): string => text.replaceAll(/[\\`*_{}[\]()#+!<>|~&-]/g, '\\$&')
