import type { Skin } from '@fabula/figure/style';

export const skins = {
  fair: { base: '#f0c3a0', light: '#ffdcbc', shade: '#cf8f77', deep: '#a4604f' },
  ruddy: { base: '#e3a583', light: '#f7c5a2', shade: '#b9705a', deep: '#8c4a3f' },
  olive: { base: '#d9a173', light: '#efc195', shade: '#ab704f', deep: '#7f4b38' },
  amber: { base: '#b9774a', light: '#d5966a', shade: '#8a4f35', deep: '#623327' },
  deep: { base: '#7d4a36', light: '#9d6549', shade: '#572e28', deep: '#3c1d1e' },
  ghost: { base: '#8fc3c4', light: '#c4ebe4', shade: '#55868f', deep: '#36606c' },
} satisfies Record<string, Skin>;
