import { Body, Controller, Delete, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ClientKeys } from '../../platform/clients/client-keys.js';
import { AdminGuard } from '../../platform/http/admin.guard.js';
import { NoQuery } from '../../platform/http/macros.js';
import { ShapePipe } from '../shapes/shape.pipe.js';
import { type ClientKeyList, ClientKeyRequest, type NewClientKey, wantedKey } from './client-key-shapes.js';

/** Keys of apps, for the operator alone. */
@Controller('v1/client-keys')
@UseGuards(AdminGuard)
export class ClientKeysController {
  constructor(private readonly keys: ClientKeys) {}

  @Post()
  @HttpCode(201)
  issue(@Body(ShapePipe) request: ClientKeyRequest): Promise<NewClientKey> {
    return this.keys.issue(wantedKey(request));
  }

  @Get()
  @NoQuery()
  async list(): Promise<ClientKeyList> {
    return { items: await this.keys.list() };
  }

  @Delete(':id')
  @HttpCode(204)
  revoke(@Param('id') id: string): Promise<void> {
    return this.keys.revoke(id);
  }
}
