<?php

declare(strict_types=1);

namespace App;

use ApiPlatform\Symfony\Bundle\ApiPlatformBundle;
use App\Rest\AnyFilter;
use App\Rest\CollectionPermissions;
use App\Rest\Headers;
use App\Rest\ItemPermissions;
use App\Rest\OfferedOperations;
use App\Rest\WithAnyFilters;
use App\Security\AccessesController;
use App\Security\BearerParameter;
use App\Security\EditorsWrite;
use App\Security\LoginSuccess;
use App\Security\NoToken;
use App\Security\TokenHandler;
use App\Security\User;
use App\Security\Users;
use Doctrine\Bundle\DoctrineBundle\DoctrineBundle;
use Doctrine\DBAL\Driver\AbstractSQLiteDriver\Middleware\EnableForeignKeys;
use Nelmio\CorsBundle\NelmioCorsBundle;
use Symfony\Bundle\FrameworkBundle\FrameworkBundle;
use Symfony\Bundle\FrameworkBundle\Kernel\MicroKernelTrait;
use Symfony\Bundle\SecurityBundle\SecurityBundle;
use Symfony\Bundle\TwigBundle\TwigBundle;
use Symfony\Component\DependencyInjection\Loader\Configurator\ContainerConfigurator;
use Symfony\Component\HttpKernel\Kernel as BaseKernel;
use Symfony\Component\Routing\Loader\Configurator\RoutingConfigurator;

use function Symfony\Component\DependencyInjection\Loader\Configurator\service;

/** The whole configuration of the application: what a project keeps under `config/`. */
final class Kernel extends BaseKernel
{
    use MicroKernelTrait;

    public function __construct(private readonly Face $face)
    {
        date_default_timezone_set($face->zone);
        parent::__construct($face->name, (bool) getenv('APP_DEBUG'));
    }

    public function registerBundles(): iterable
    {
        yield new FrameworkBundle();
        yield new SecurityBundle();
        yield new TwigBundle();
        yield new DoctrineBundle();
        yield new NelmioCorsBundle();
        yield new ApiPlatformBundle();
    }

    public function getCacheDir(): string
    {
        return $this->var().'/cache/'.$this->face->key();
    }

    public function getLogDir(): string
    {
        return $this->var().'/log';
    }

    protected function configureContainer(ContainerConfigurator $container): void
    {
        $container->extension('framework', [
            'secret' => 'not a secret: this application holds no data of anybody',
            'http_method_override' => false,
            'handle_all_throwables' => true,
            'default_locale' => 'fr',
            'translator' => ['fallbacks' => ['en']],
            'php_errors' => ['log' => true],
            'validation' => ['enable_attributes' => true, 'email_validation_mode' => 'html5'],
            'serializer' => ['enable_attributes' => true],
            'property_info' => ['enabled' => true],
            'property_access' => true,
            'router' => ['utf8' => true],
            'session' => ['enabled' => false],
        ]);
        $container->extension('security', $this->security());
        $container->extension('doctrine', $this->doctrine());
        $container->extension('nelmio_cors', ['defaults' => $this->cors(), 'paths' => ['^/' => null]]);
        $container->extension('api_platform', $this->apiPlatform());
        $this->services($container);
    }

    protected function configureRoutes(RoutingConfigurator $routes): void
    {
        $routes->add('login', '/api/login_check')->methods(['POST']);
        if ($this->face->refresh) {
            $routes->import('../src/Security/SessionController.php', 'attribute');
        }
        if (!$this->face->library) {
            $routes->import('../src/Rest/DownloadController.php', 'attribute');
        }
        $routes->import('../src/TestController.php', 'attribute');
        if ($this->face->accesses) {
            $routes->import('../src/Security/AccessesController.php', 'attribute');
        }
        if ($this->face->described) {
            $routes->import('../src/Mapping/MappingController.php', 'attribute');
        }
        $routes->import('.', 'api_platform')->prefix('/api');
    }

    private function var(): string
    {
        return getenv('SERVER_VAR') ?: $this->getProjectDir().'/var';
    }

    private function entities(): string
    {
        return '%kernel.project_dir%'.($this->face->library ? '/../library/src/Entity' : '/src/Entity');
    }

    private function security(): array
    {
        $public = static fn (string $path): array => ['path' => $path, 'roles' => 'PUBLIC_ACCESS'];

        return [
            'providers' => ['users' => ['id' => Users::class]],
            'password_hashers' => [User::class => 'plaintext'],
            'firewalls' => [
                'login' => [
                    'pattern' => '^/api/login_check$',
                    'stateless' => true,
                    'provider' => 'users',
                    'json_login' => [
                        'check_path' => '/api/login_check',
                        'success_handler' => LoginSuccess::class,
                        'failure_handler' => NoToken::class,
                    ],
                ],
                'open' => ['pattern' => '^/(api/login_check_mfa|api/token/refresh|test/)', 'security' => false],
                'api' => [
                    'pattern' => '^/api',
                    'stateless' => true,
                    'provider' => 'users',
                    'entry_point' => NoToken::class,
                    'access_token' => [
                        'token_handler' => TokenHandler::class,
                        'failure_handler' => NoToken::class,
                        'token_extractors' => ['header', BearerParameter::class],
                    ],
                ],
            ],
            'access_control' => [
                $public('^/api/login_check'),
                $public('^/api/(docs|contexts|errors|validation_errors|\.well-known)'),
                $public('^/api(/index(\.\w+)?)?/?$'),
                ['path' => '^/api', 'roles' => 'ROLE_USER'],
            ],
        ];
    }

    private function doctrine(): array
    {
        return [
            'dbal' => ['url' => getenv('DATABASE_URL') ?: 'sqlite:///'.$this->var().'/federation.db'],
            'orm' => [
                'auto_generate_proxy_classes' => true,
                'enable_lazy_ghost_objects' => true,
                'controller_resolver' => ['auto_mapping' => false],
                'naming_strategy' => 'doctrine.orm.naming_strategy.underscore_number_aware',
                'mappings' => [
                    'App' => [
                        'is_bundle' => false,
                        'type' => 'attribute',
                        'dir' => $this->entities(),
                        'prefix' => $this->face->library ? 'Library\Entity' : 'App\Entity',
                    ],
                ],
            ],
        ];
    }

    /** The recipe of nelmio/cors-bundle; a described face sends what the federation's production sends. */
    private function cors(): array
    {
        if (!$this->face->described) {
            return [
                'origin_regex' => true,
                'allow_origin' => ['^https?://(localhost|127\.0\.0\.1)(:[0-9]+)?$'],
                'allow_methods' => ['GET', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'],
                'allow_headers' => ['Content-Type', 'Authorization'],
                'expose_headers' => ['Link'],
                'max_age' => 3600,
            ];
        }
        $season = ['Cache-Version', 'Content-disposition', 'Current-Season', 'Current-Season-Update'];

        return [
            'origin_regex' => false,
            'allow_origin' => ['*'],
            'allow_methods' => ['GET', 'POST', 'OPTIONS', 'DELETE', 'PUT', ...($this->face->patch ? ['PATCH'] : [])],
            'allow_headers' => [
                'DNT', 'authorization', 'User-Agent', 'X-Requested-With', 'If-Modified-Since', 'Cache-Control',
                'Content-Type', 'Range', ...$season,
            ],
            'expose_headers' => ['Content-Length', 'Content-Range', ...$season],
            'max_age' => 3600,
        ];
    }

    private function apiPlatform(): array
    {
        return [
            'title' => $this->face->library ? 'Médiathèque' : 'Fédération',
            'version' => '1.0.0',
            'show_webby' => false,
            'enable_swagger_ui' => false,
            'enable_re_doc' => false,
            'mapping' => ['paths' => [$this->entities()]],
            'enable_entrypoint' => $this->face->entrypoint,
            'enable_docs' => $this->face->docs,
            'formats' => [
                ...($this->face->jsonld ? ['jsonld' => ['application/ld+json']] : []),
                'json' => ['application/json'],
            ],
            'docs_formats' => [
                ...($this->face->jsonld ? ['jsonld' => ['application/ld+json']] : []),
                'jsonopenapi' => ['application/vnd.openapi+json'],
                'html' => ['text/html'],
            ],
            'serializer' => ['hydra_prefix' => $this->face->prefixed],
            'graphql' => [
                'enabled' => $this->face->graphql,
                'graphiql' => ['enabled' => false],
                'nesting_separator' => '_',
            ],
            'doctrine' => true,
            'doctrine_mongodb_odm' => false,
            'mercure' => false,
            'messenger' => false,
            'elasticsearch' => false,
            'defaults' => [
                'stateless' => true,
                'cache_headers' => ['vary' => ['Content-Type', 'Authorization', 'Origin']],
                'pagination_client_items_per_page' => $this->face->pageSize,
                'pagination_items_per_page' => 30,
                'pagination_maximum_items_per_page' => 100,
                'extra_properties' => ['standard_put' => $this->face->standardPut],
            ],
        ];
    }

    private function services(ContainerConfigurator $container): void
    {
        $services = $container->services()->defaults()->autowire()->autoconfigure();
        $services->load('App\\', '../src/*')->exclude([
            '../src/{Entity,Face.php,Kernel.php}',
            '../src/Security/{EditorsWrite,User}.php',
            '../src/Rest/{AnyFilter,CollectionPermissions,Headers,ItemPermissions,OfferedOperations,WithAnyFilters}.php',
            '../src/Mapping',
            ...($this->face->library ? ['../src/{Command,Rest}'] : []),
        ]);
        if ($this->face->library) {
            $services->load('Library\\', '../../library/src/*')->exclude('../../library/src/Entity');
        }
        $services->set(LoginSuccess::class)->arg('$refresh', $this->face->refresh);
        if (!getenv('DATABASE_URL')) {
            $services->set(EnableForeignKeys::class)->tag('doctrine.middleware');
        }
        $metadata = 'api_platform.metadata.resource.metadata_collection_factory';
        // Right behind what reads the classes: whatever else looks at operations sees those that are left.
        $services->set(OfferedOperations::class)->decorate($metadata, null, 1001)->autoconfigure(false)
            ->args([service('.inner'), $this->face->put, $this->face->patch, $this->face->graphql]);
        $services->set(EditorsWrite::class)->decorate($metadata, null, 899)->autoconfigure(false)
            ->args([service('.inner')]);
        if (!$this->face->accesses) {
            $services->remove(AccessesController::class);
        }
        if (!$this->face->described) {
            return;
        }
        $services->set(Headers::class);
        $services->load('App\\Mapping\\', '../src/Mapping/*');
        foreach (['or', 'not'] as $name) {
            $services->set("app.$name", AnyFilter::class)->arg('$name', $name)->tag('api_platform.filter');
        }
        $services->set(WithAnyFilters::class)->decorate($metadata, null, -100)->autoconfigure(false)
            ->args([service('.inner')]);
        $services->set(CollectionPermissions::class)->autoconfigure(false)
            ->decorate('api_platform.hydra.normalizer.collection_filters', null, -50)
            ->args([service('.inner'), service('security.helper')]);
        $services->set(ItemPermissions::class)->autoconfigure(false)
            ->decorate('api_platform.jsonld.normalizer.item', null, -50)
            ->args([service('.inner'), service('security.helper')]);
    }
}
