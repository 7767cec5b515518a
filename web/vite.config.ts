/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { icons } from './plugins/icons.ts'

const server = process.env.LUDOPOLIS_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: '../src/ludopolis/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    chunkSizeWarningLimit: 400
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } }
  },
  test: {
    environment: 'jsdom',
    globalSetup: 'src/harness/answers.setup.ts',
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000
  },
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {})
})
